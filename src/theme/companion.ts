/** Props of a block that accompanies fences (`Block.accompanies`): the fences' elements in document order. */
export interface CompanionProps {
  fences: HTMLElement[]
}

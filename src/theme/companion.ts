/** What the view of a block receives that accompanies fences (`Block.accompanies`): their elements, in reading order. */
export interface CompanionProps {
  fences: HTMLElement[]
}

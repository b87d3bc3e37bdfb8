/** Route of a section, with its anchor unless it is the beginning of the page. */
export function sectionAddress({ route, id }: { route: string; id: string }): string {
  return id === '' ? route : `${route}#${id}`
}

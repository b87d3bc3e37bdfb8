/** Where a section is: its page's route, and the id of its heading, which the page's beginning doesn't have. */
export function sectionAddress({ route, id }: { route: string; id: string }): string {
  return id === '' ? route : `${route}#${id}`
}

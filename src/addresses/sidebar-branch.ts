/** URL of a sidebar's branch, next to its root: `/_data/sidebars/docs.json`, `0.1` → `/_data/sidebars/docs.0.1.json`. */
export function sidebarBranch(root: string, branch: string): string {
  return root.replace(/\.json$/, `.${branch}.json`)
}

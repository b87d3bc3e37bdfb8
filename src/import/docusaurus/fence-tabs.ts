import type { FenceTabs } from '../project.ts'

/** What the plugin for fences with `tab` calls a tab of its own accord. */
const LABELS: Record<string, string> = {
  js: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  tsx: 'TSX',
  bash: 'Bash',
  sh: 'Shell',
  json: 'JSON',
  yaml: 'YAML',
}

/** @param plugins Remark plugins of the documents, as JSON */
export function fenceTabsOf(plugins: string): FenceTabs {
  const groupId = /"groupId":"([\w-]+)"/.exec(plugins)?.[1]
  return { groupId: groupId ?? 'code-examples', labels: LABELS }
}

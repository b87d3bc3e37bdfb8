import type { FenceTabs } from '../project.ts'

/** Default labels of the plugin for fences with `tab`. */
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

/** @param plugins remark plugins of the documents, as JSON */
export function fenceTabsOf(plugins: string): FenceTabs {
  const groupId = /"groupId":"([\w-]+)"/.exec(plugins)?.[1]
  return { groupId: groupId ?? 'code-examples', labels: LABELS }
}

import type { SiteConfig } from '../../site/config.ts'

/** The address of a new issue about the pages; `undefined` where the site names no place for it. */
export function newIssue(
  { issuesUrl, repositoryUrl }: Pick<SiteConfig, 'issuesUrl' | 'repositoryUrl'>,
  issue: { title: string; body?: string },
): string | undefined {
  const issues = issuesUrl ?? (repositoryUrl && `${repositoryUrl.replace(/\/$/, '')}/issues`)
  return issues && `${issues.replace(/\/$/, '')}/new?${new URLSearchParams(issue).toString()}`
}

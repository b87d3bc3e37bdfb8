import type { SiteConfig } from '../../site/config.ts'

/** Returns the URL of a new issue; `undefined` if the site has no issue tracker. */
export function newIssue(
  { issuesUrl, repositoryUrl }: Pick<SiteConfig, 'issuesUrl' | 'repositoryUrl'>,
  issue: { title: string; body?: string },
): string | undefined {
  const issues = issuesUrl ?? (repositoryUrl && `${repositoryUrl.replace(/\/$/, '')}/issues`)
  return issues && `${issues.replace(/\/$/, '')}/new?${new URLSearchParams(issue).toString()}`
}

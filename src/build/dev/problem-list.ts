import type { Problems, ShownProblem } from '../../client/dev-events.ts'
import { byPlace, excerptOf } from '../../compile/problem.ts'
import { documentsOfQuestions } from '../../compile/questions.ts'
import { pathFromHere, placeProblems, type PlacedProblem } from '../errors/problems.ts'
import type { DevSite } from './site.ts'

/** Maximum number of problems to show, since a newly imported site may have thousands. Fixing some shows the next. */
const MOST = 300

/** Code of the product, such as its configuration, which affects every page. */
const CODE = /\.tsx?$/

/**
 * Lists a site's problems by file, for the overlay.
 * @param files files whose problems come first: those of the page on the screen and those just edited
 */
export function problemList(site: DevSite, files: ReadonlySet<string>): Pick<Problems, 'groups' | 'count'> {
  const { graph } = site.contents
  const problems = site.problems.toSorted(byPlace)
  const isShown = (file: string) => CODE.test(file) || [file, ...documentsOfQuestions(file)].some((each) => files.has(each))
  const first = [...problems.filter(({ file }) => isShown(file)), ...problems.filter(({ file }) => !isShown(file))].slice(0, MOST)
  const byFile = new Map<string, PlacedProblem[]>()
  for (const placed of placeProblems(first, site.product))
    byFile.set(placed.problem.file, [...(byFile.get(placed.problem.file) ?? []), placed])
  const groups = [...byFile].map(([file, placed]) => {
    const page = [file, ...documentsOfQuestions(file)].map((each) => graph.files.get(each)).find((found) => found !== undefined)
    const isPage = page !== undefined && graph.pages.get(page.route) === page
    const name = pathFromHere(placed[0]!.path)
    return { file: name, route: isPage ? page.route : undefined, title: page?.title, isShown: isShown(file), problems: placed.map(shown) }
  })
  return { groups, count: problems.length }
}

function shown({ problem, path, sourceLine }: PlacedProblem): ShownProblem {
  const { message, hint, severity, line, column } = problem
  const place = [path, line ?? 1, column ?? 1].join(':')
  return { message, hint, severity, place, line, column, excerpt: sourceLine === undefined ? undefined : excerptOf(problem, sourceLine) }
}

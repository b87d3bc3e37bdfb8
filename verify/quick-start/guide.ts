import { join } from 'node:path'
import type { Nodes, Root } from 'mdast'
import { mdxToMdast } from 'satteri'
import { readDocument, type Fence, type SampleDocument } from '../harness/document.ts'
import { docsFolder } from '../harness/paths.ts'

/** A section of the page as a reader sees it. */
export class Section {
  readonly labels = new Set<string>()
  readonly values = new Set<string>()
  readonly fences: Fence[] = []
  /** Text of table cells, row by row. */
  readonly rows: string[][] = []
  readonly #read = new Set<string>()
  /** The label that was used last, for error messages. */
  last: string | undefined

  constructor(readonly title: string) {}

  /** Uses a label in bold. @throws Error if the section doesn't contain it */
  label(text: string): string {
    this.last = text
    this.#read.add(text)
    if (!this.labels.has(text)) throw new Error(`The page doesn’t name **${text}**. It names ${[...this.labels].join(', ')}.`)
    return text
  }

  /** Uses a value in `code`, which readers type or look for. @throws Error if the section doesn't contain it */
  value(text: string): string {
    if (!this.values.has(text)) throw new Error(`The page doesn’t say \`${text}\`.`)
    return text
  }

  /** Labels that the walkthrough hasn't used. */
  get unread(): string[] {
    return [...this.labels].filter((label) => !this.#read.has(label))
  }
}

/** The quick start by section. */
export class Guide {
  readonly #used = new Set<Fence>()

  private constructor(
    readonly document: SampleDocument,
    readonly sections: Section[],
  ) {}

  /** @throws Error with file and line if a mark is invalid */
  static async read(): Promise<Guide> {
    const document = await readDocument(join(docsFolder, 'dev-docs/quick-start.mdx'))
    const [problem] = document.problems
    if (problem) throw new Error(`docs/${problem.file}:${problem.line}  ${problem.message}`)
    return new Guide(document, readSections(document))
  }

  /** @throws Error with the existing titles if the section doesn't exist */
  section(title: string): Section {
    const section = this.sections.find((candidate) => candidate.title === title)
    if (!section) throw new Error(`The page has no section “${title}”. It has ${this.sections.map((each) => each.title).join(', ')}.`)
    return section
  }

  /** The section's next sample in a language, which the walkthrough must run. */
  sample(section: Section, language: string): Fence {
    const fence = section.fences.find((each) => each.language === language && each.mark?.kind === 'walkthrough' && !this.#used.has(each))
    if (!fence) throw new Error(`The page has no (further) ${language} sample marked verify="walkthrough" here.`)
    this.#used.add(fence)
    return fence
  }

  /** Samples with the walkthrough's mark that it didn't run. */
  get unused(): Fence[] {
    return this.document.fences.filter((fence) => fence.mark?.kind === 'walkthrough' && !this.#used.has(fence))
  }
}

function readSections(document: SampleDocument): Section[] {
  const tree = mdxToMdast(document.source, { features: { gfm: true, frontmatter: true, directive: true, headingAttributes: true } }) as Root
  const sections: Section[] = []
  const starts: number[] = []
  for (const node of tree.children) {
    if (node.type === 'heading') {
      sections.push(new Section(textOf(node)))
      starts.push(node.position!.start.line)
    } else if (sections.length > 0) collect(node, sections.at(-1)!)
  }
  for (const fence of document.fences) sections[starts.findLastIndex((line) => line < fence.first)]?.fences.push(fence)
  return sections
}

function collect(node: Nodes, section: Section): void {
  if (node.type === 'tableRow') section.rows.push(node.children.map(textOf))
  if (node.type === 'strong') section.labels.add(textOf(node))
  else if (node.type === 'inlineCode') section.values.add(node.value)
  else if ('children' in node) for (const child of node.children) collect(child, section)
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

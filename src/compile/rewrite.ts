import type { Properties } from 'hast'
import type { Heading, Nodes, Paragraph, Parents, RootContent, Text } from 'mdast'
import GithubSlugger from 'github-slugger'
import type { MdxJsxAttributeUnion, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import { calloutKinds, components, htmlElements, type ComponentDefinition } from './components.ts'
import { inlineHtml } from './body.ts'
import { breakingChangeSnippets } from './breaking-change.ts'
import { codeBlock, fenceWords, parseFenceMeta, plainFence } from './fence.ts'
import { knowsLanguage, nearestLanguage } from './highlight.ts'
import { drawDiagram } from './mermaid.ts'
import { asMdast, finished, plainText, type ComponentMdast, type DocumentContext } from './nodes.ts'
import type { ComponentNode, ImageReference, IncludeReference, LinkReference, PictureReference, Place, Section, TocEntry } from './page.ts'
import type { Problem } from './problem.ts'
import { withBase } from '../addresses/base-url.ts'
import { resolveImage, resolveLink } from './routes.ts'
import { didYouMean } from './suggest.ts'

/** What one walk over a document finds. */
export class DocumentRewriter {
  readonly problems: Problem[] = []
  readonly toc: TocEntry[] = []
  readonly anchors: string[] = []
  readonly links: LinkReference[] = []
  readonly images: ImageReference[] = []
  readonly pictures: PictureReference[] = []
  readonly includes: IncludeReference[] = []
  readonly sections: Section[] = [{ id: '', heading: '', depth: 1, text: '', code: '' }]
  readonly components = new Set<string>()
  /** Text of the first `#` heading, which names the page when front matter doesn't. */
  heading: string | undefined
  readonly #slugger = new GithubSlugger()
  /** Of the last heading; the title is the first one. */
  #level = 1
  #insideHeading = false
  readonly #context: DocumentContext

  constructor(context: DocumentContext) {
    this.#context = context
  }

  /** Rewrites a tree's children in place, from Markdown and JSX to what can be rendered. */
  async walk(parent: Parents, inside?: string): Promise<void> {
    const children: RootContent[] = []
    for (const child of parent.children as RootContent[]) for (const node of await this.#rewrite(child, parent, inside)) children.push(node)
    parent.children = children as typeof parent.children
  }

  async #rewrite(node: RootContent, parent: Parents, inside: string | undefined): Promise<RootContent[]> {
    switch (node.type) {
      case 'yaml':
      case 'toml':
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return this.#dropCode(node)
      case 'heading':
        return this.#heading(node, inside)
      case 'text':
        this.#text(node.value)
        if (this.#context.strict && parent.type === 'paragraph') this.#checkColons(node, parent.children[0] === node)
        return [node]
      case 'inlineCode':
        this.#text(node.value)
        return [node]
      case 'html':
        return this.#rawHtml(node)
      case 'link':
        this.#link(node, node.url)
        break
      case 'definition':
        if (!node.url.startsWith('#')) this.#link(node, node.url)
        break
      case 'image':
        this.#image(node, node.url)
        this.#text(node.alt ?? '')
        return [node]
      case 'code':
        return this.#code(node)
      case 'containerDirective':
        return this.#callout(node)
      case 'leafDirective':
        return [{ type: 'paragraph', children: [this.#literal(node)] }]
      case 'textDirective':
        return [this.#literal(node)]
      case 'mdxJsxTextElement':
        return this.#jsx(node, inside)
      case 'mdxJsxFlowElement': {
        const nodes = await this.#jsx(node, inside)
        this.#text(' ')
        return nodes
      }
    }
    if ('children' in node) {
      await this.walk(node)
      if (node.type !== 'emphasis' && node.type !== 'strong' && node.type !== 'link' && node.type !== 'delete') this.#text(' ')
    }
    return [node]
  }

  #dropCode(node: RootContent): RootContent[] {
    if (node.type === 'mdxjsEsm') {
      this.#problem(node, 'Documents can’t import or export.', 'Every component is available without an import.')
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const isComment = /^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value) || node.value.trim() === ''
      if (!isComment) this.#problem(node, 'Documents can’t hold {expressions}.', 'Write \\{ for a brace, or put it inside `code`.')
    }
    return []
  }

  async #heading(node: Heading, inside: string | undefined): Promise<RootContent[]> {
    const properties = (node.data?.hProperties ?? {}) as Properties
    this.#insideHeading = true
    await this.walk(node)
    this.#insideHeading = false
    const text = plainText(node)
    const isFirst = node.depth === 1 && this.heading === undefined
    if (isFirst) this.heading = text
    if (isFirst && !this.#context.strict) return []
    if (node.depth === 1 && this.#context.strict)
      this.#problem(node, 'The page’s "#" heading comes from its title.', 'Start with text, and use ## for sections.')
    if (node.depth > this.#level + 1 && this.#context.strict)
      this.#problem(node, `A heading of level ${node.depth} follows one of level ${this.#level}.`, `Use ${'#'.repeat(this.#level + 1)}.`)
    this.#level = node.depth
    const custom = typeof properties.id === 'string' ? properties.id : undefined
    if (custom !== undefined && this.anchors.includes(custom)) {
      this.#problem(node, `The heading id "${custom}" is used twice.`, 'Give one of them another {#id}.')
    }
    // A custom id takes its place in the slugger too, so that a later heading can't get the same one.
    const id = custom ?? this.#slugger.slug(text)
    if (custom !== undefined) this.#slugger.slug(custom)
    this.anchors.push(id)
    this.sections.push({ id, heading: text, depth: node.depth, text: '', code: '' })
    node.data = { hProperties: { id } }
    if (inside === undefined) this.toc.push({ id, depth: node.depth, text })
    return [node]
  }

  #rawHtml(node: RootContent & { value: string }): RootContent[] {
    const isComment = /^\s*<!--[\s\S]*-->\s*$/.test(node.value)
    return isComment ? [] : [{ type: 'text', value: node.value }]
  }

  #link(node: Nodes, url: string): void {
    const target = resolveLink(url, this.#context, this.#context.baseUrl)
    if (target.kind === 'unsafe') {
      this.#problem(
        node,
        `A link can’t lead to "${url.slice(0, 60)}".`,
        'Links are routes ("/…"), "#anchors", files ("./….mdx"), http(s), mailto or tel.',
      )
      return
    }
    if (target.kind === 'external') return
    this.links.push({ url, route: target.route, ...(target.hash === undefined ? {} : { hash: target.hash }), ...start(node) })
  }

  /** Notes an image and returns its address. */
  #image(node: Nodes, src: string): string {
    this.images.push({ src, ...start(node) })
    const address = resolveImage(src, this.#context, this.#context.baseUrl)
    if (address === undefined)
      this.#problem(node, `An image can’t come from "${src.slice(0, 60)}".`, 'Images are paths ("/img/…") or http(s) addresses.')
    return address ?? ''
  }

  async #code(node: RootContent & { type: 'code' }): Promise<RootContent[]> {
    const language = node.lang ?? ''
    const meta = parseFenceMeta(node.meta ?? '')
    this.sections.at(-1)!.code += `${node.value}\n`
    if (language === 'mermaid') return this.#diagram(node, meta.title)
    if (this.#context.strict) {
      if (!knowsLanguage(language)) {
        const near = nearestLanguage(language)
        this.#problem(
          node,
          `Unknown code language "${language}".`,
          near === undefined ? 'Use "text" for code without colors.' : `Did you mean "${near}"?`,
        )
      }
      for (const word of meta.unknown) {
        this.#problem(
          node,
          `Unknown word "${word}" after the code language.`,
          didYouMean(word, fenceWords) ?? `Known: ${fenceWords.join(', ')}, {lines}.`,
        )
      }
    }
    if (meta.live) {
      const props = {
        code: node.value,
        sandbox: withBase('/sandbox.html', this.#context.baseUrl),
        ...(meta.noInline && { noInline: true }),
      }
      return [asMdast({ type: 'component', name: this.#use('LiveCode'), props, children: [], source: plainFence(node, meta.title) })]
    }
    return [finished(codeBlock(node.value, language, meta), plainFence(node, meta.title))]
  }

  async #diagram(node: RootContent & { type: 'code' }, title: string | undefined): Promise<RootContent[]> {
    try {
      const id = `diagram-${node.position?.start.line ?? 0}`
      return [finished(await drawDiagram({ source: node.value, id, label: title ?? 'Diagram' }), plainFence(node, title))]
    } catch (error) {
      this.#problem(
        node,
        `The diagram can’t be drawn: ${firstLine(error)}`,
        'Flowchart, sequence, state, class and entity-relationship diagrams are drawn.',
      )
      return []
    }
  }

  async #callout(node: Extract<RootContent, { type: 'containerDirective' }>): Promise<RootContent[]> {
    if (!(calloutKinds as readonly string[]).includes(node.name)) {
      if (this.#context.strict)
        this.#problem(
          node,
          `Unknown callout ":::${node.name}".`,
          didYouMean(node.name, calloutKinds) ?? `Known: ${calloutKinds.join(', ')}.`,
        )
      await this.walk(node)
      return node.children
    }
    if (this.#context.strict && !this.#isClosed(node))
      this.#problem(node, `The callout ":::${node.name}" is never closed.`, 'End it with ":::" on a line of its own.')

    const label = node.children.find((child) => child.type === 'paragraph' && child.data?.directiveLabel)
    const written = /^:::+\w+[ \t]+([^\n{[]+)/.exec(this.#slice(node))?.[1]?.trim()
    node.children = node.children.filter((child) => child !== label)
    const title =
      (label as Paragraph | undefined) ??
      (written ? ({ type: 'paragraph', children: [{ type: 'text', value: written }] } satisfies Paragraph) : undefined)
    const titleHtml = title && (await this.#calloutTitle(title))
    await this.walk(node, 'Callout')
    return [
      asMdast({
        type: 'component',
        name: this.#use('Callout'),
        props: { kind: node.name, ...(titleHtml === undefined ? {} : { titleHtml }) },
        children: node.children,
        title,
      }),
    ]
  }

  /** The title's HTML. It travels as a prop, so a component can't stand in it. */
  async #calloutTitle(title: Paragraph): Promise<string> {
    this.#dropComponents(title)
    await this.walk(title)
    this.#text(' ')
    return inlineHtml(title, this.#context)
  }

  #dropComponents(parent: Parents): void {
    parent.children = (parent.children as RootContent[]).filter((child) => {
      if ('children' in child) this.#dropComponents(child)
      const isComponent = child.type === 'mdxJsxTextElement' && Object.hasOwn(components, child.name ?? '')
      if (isComponent) this.#problem(child, `A callout’s title can’t hold <${child.name}>.`, 'Put it into the text below.')
      return !isComponent
    }) as typeof parent.children
  }

  #checkColons(node: Text, opensParagraph: boolean): void {
    const lines = node.value.split('\n')
    const index = lines.findIndex((line, number) => line.startsWith(':::') && (number > 0 || opensParagraph))
    if (index < 0) return
    const { line, column } = start(node)
    this.problems.push({
      file: this.#context.file,
      line: line + index,
      column: index === 0 ? column : 1,
      message: 'A ":::" that closes or opens nothing.',
      hint: 'Nested callouts need more colons outside than inside; a title goes in brackets: :::note[Title]',
      severity: 'error',
    })
  }

  #isClosed(node: Extract<RootContent, { type: 'containerDirective' }>): boolean {
    // The last line closes the innermost callout that ends with it.
    const last = node.children.at(-1)
    if (last?.type === 'containerDirective' && last.position?.end.offset === node.position?.end.offset) return false
    return /(^|\n)[ \t>]*:{3,}[ \t]*$/.test(this.#slice(node).trimEnd())
  }

  /** What looks like a directive inside a sentence is text: `10:30`, `api::restaurant`. */
  #literal(node: RootContent): Text {
    const value = this.#slice(node)
    this.#text(value)
    return { type: 'text', value }
  }

  async #jsx(node: (MdxJsxFlowElement | MdxJsxTextElement) & RootContent, inside: string | undefined): Promise<RootContent[]> {
    const name = node.name ?? ''
    const allowed = Object.hasOwn(htmlElements, name) ? htmlElements[name] : undefined
    if (allowed) return this.#htmlElement(node, name, allowed, inside)

    const definition = Object.hasOwn(components, name) ? (components as Record<string, ComponentDefinition>)[name] : undefined
    if (!definition) {
      const known = [...Object.keys(components), ...Object.keys(htmlElements)]
      this.#problem(
        node,
        name === '' ? 'Fragments (<>…</>) can’t be used.' : `Unknown component <${name}>.`,
        didYouMean(name, known) ?? 'The authors’ page lists every component.',
      )
      await this.walk(node as Parents, inside)
      return node.children as RootContent[]
    }
    this.#checkPlace(node, name, definition, inside)
    const props = this.#props(node, name, definition)
    if (name === 'QueryBuilder') {
      // Its fence is the form's starting value, not a code block.
      const fence = node.children.find((child) => child.type === 'code')
      if (!fence) this.#problem(node, '<QueryBuilder> needs one code fence with the query object.')
      const source = fence && plainFence(fence)
      return [asMdast({ type: 'component', name: this.#use(name), props: { ...props, code: fence?.value ?? '' }, children: [], source })]
    }
    await this.walk(node as Parents, name)
    if (name === 'BreakingChangeSummary') node.children = this.#breakingChangeSummary(node) as typeof node.children
    if (definition.children) this.#checkChildren(node, name, definition.children)
    this.#collectReferences(node, name, props)
    return [asMdast({ type: 'component', name: this.#use(name), props, children: node.children as RootContent[] })]
  }

  /** One snippet for each of the front matter's answers: a page can't say one thing and be listed with another. */
  #breakingChangeSummary(node: RootContent): RootContent[] {
    const { breakingChange } = this.#context
    return (breakingChange ? breakingChangeSnippets(breakingChange) : []).map((snippet) => {
      this.#collectReferences(node, 'Include', { snippet })
      return asMdast({ type: 'component', name: this.#use('Include'), props: { snippet }, children: [] })
    })
  }

  async #htmlElement(
    node: (MdxJsxFlowElement | MdxJsxTextElement) & RootContent,
    tagName: string,
    allowed: readonly string[],
    inside: string | undefined,
  ): Promise<RootContent[]> {
    const properties: Properties = {}
    for (const [key, value] of this.#attributes(node)) {
      if (allowed.includes(key)) properties[key] = value
      else
        this.#problem(
          node,
          `<${tagName}> has no attribute "${key}" here.`,
          allowed.length > 0 ? `Known: ${allowed.join(', ')}.` : 'It takes none.',
        )
    }
    if (tagName === 'img') {
      if (typeof properties.src !== 'string') this.#problem(node, 'An image needs src.')
      else properties.src = this.#image(node, properties.src)
      if (typeof properties.alt !== 'string') this.#problem(node, 'An image needs alternative text.', 'Add alt="…"; alt="" for decoration.')
      Object.assign(properties, { loading: 'lazy', decoding: 'async' })
    }
    await this.walk(node as Parents, inside ?? (tagName === 'details' ? 'details' : undefined))
    return [asMdast({ type: 'element', tagName, properties, children: node.children as RootContent[] })]
  }

  #checkPlace(node: RootContent, name: string, definition: ComponentDefinition, inside: string | undefined): void {
    if (definition.kind === 'block' && node.type === 'mdxJsxTextElement') {
      this.#problem(node, `<${name}> can’t stand inside a sentence.`, 'Put its tags on lines of their own.')
    }
    if (definition.parents && !definition.parents.includes(inside ?? '')) {
      this.#problem(node, `<${name}> must stand directly inside ${definition.parents.map((parent) => `<${parent}>`).join(' or ')}.`)
    }
  }

  #checkChildren(node: Nodes & { children: Nodes[] }, name: string, allowed: string[]): void {
    const wrong = (node.children as Array<Nodes | ComponentMdast>).filter(
      (child) => !(child.type === 'component' && allowed.includes(child.name)) && !(child.type === 'text' && child.value.trim() === ''),
    )
    if (wrong.length > 0) this.#problem(node, `<${name}> may hold only ${allowed.map((child) => `<${child}>`).join(', ')}.`)
    else if (node.children.length === 0) this.#problem(node, `<${name}> is empty.`)
  }

  #props(
    node: (MdxJsxFlowElement | MdxJsxTextElement) & RootContent,
    name: string,
    definition: ComponentDefinition,
  ): ComponentNode['props'] {
    const given = Object.fromEntries(this.#attributes(node))
    const result = definition.props.safeParse(given)
    if (result.success) return result.data as ComponentNode['props']
    const known = Object.keys(definition.props.shape)
    const written = new Set(node.attributes.map((attribute) => ('name' in attribute ? attribute.name : undefined)))
    for (const issue of result.error.issues) {
      if (issue.code === 'unrecognized_keys') {
        for (const key of issue.keys)
          this.#problem(
            node,
            `<${name}> has no prop "${key}".`,
            didYouMean(key, known) ?? (known.length > 0 ? `Known: ${known.join(', ')}.` : 'It takes none.'),
          )
      } else if (!(String(issue.path[0]) in given)) {
        // One that isn't a literal is a problem already.
        if (!written.has(String(issue.path[0]))) this.#problem(node, `<${name}> needs the prop "${String(issue.path[0])}".`)
      } else {
        this.#problem(node, `<${name}> prop "${String(issue.path[0])}": ${issue.message}.`)
      }
    }
    return given
  }

  /** Attributes with literal values; everything else is a problem. */
  *#attributes(node: (MdxJsxFlowElement | MdxJsxTextElement) & RootContent): Generator<[string, string | number | boolean]> {
    for (const attribute of node.attributes as MdxJsxAttributeUnion[]) {
      if (attribute.type === 'mdxJsxExpressionAttribute') {
        this.#problem(node, `<${node.name}> can’t spread {${attribute.value}}.`)
        continue
      }
      const { name, value } = attribute
      if (value === null || value === undefined) yield [name, true]
      else if (typeof value === 'string') yield [name, value]
      else {
        const literal = parseLiteral(value.value)
        if (literal === undefined)
          this.#problem(
            node,
            `<${node.name}> prop "${name}" must be a literal, not {${value.value}}.`,
            'Write a string, a number, true or false.',
          )
        else yield [name, literal]
      }
    }
  }

  #collectReferences(node: RootContent, name: string, props: ComponentNode['props']): void {
    if (name === 'Include') this.includes.push({ file: `snippets/${String(props.snippet)}.mdx`, ...start(node) })
    if (name === 'Definition') this.includes.push({ file: `_definitions/${String(props.of)}.mdx`, ...start(node) })
    if (name === 'Screenshot') this.#screenshot(node, props)
    if (typeof props.href === 'string') {
      this.#link(node, props.href)
      const target = resolveLink(props.href, this.#context, this.#context.baseUrl)
      props.href = target.kind === 'unsafe' ? '#' : target.href
    }
    if (typeof props.title === 'string') this.#text(` ${props.title} `)
    if (typeof props.term === 'string') this.#text(props.term)
  }

  /** A picture has a name, or two files. */
  #screenshot(node: RootContent, props: ComponentNode['props']): void {
    const files = ['light', 'dark', 'markers'].filter((key) => props[key] !== undefined)
    if (props.name !== undefined) {
      if (files.some((key) => key !== 'markers'))
        this.#problem(node, '<Screenshot> takes "name", or "light" and "dark", not both.', 'A name stands for both files.')
      const markers = typeof props.markers === 'string' ? props.markers.split(/, ?/) : []
      this.pictures.push({ name: String(props.name), markers, ...start(node) })
      return
    }
    if (files.length === 0) return this.#problem(node, '<Screenshot> needs the prop "name", or "light" and "dark".')
    if (files.includes('markers')) this.#problem(node, '<Screenshot> has markers with the prop "name" only.')
    for (const mode of ['light', 'dark']) {
      if (props[mode] === undefined) this.#problem(node, `<Screenshot> needs the prop "${mode}".`)
      else props[mode] = this.#image(node, String(props[mode]))
    }
  }

  #use(name: string): string {
    this.components.add(name)
    return name
  }

  #text(value: string): void {
    if (!this.#insideHeading) this.sections.at(-1)!.text += value
  }

  #slice(node: Nodes): string {
    return this.#context.source.slice(node.position?.start.offset ?? 0, node.position?.end.offset ?? 0)
  }

  #problem(node: Nodes, message: string, hint?: string): void {
    this.problems.push({ file: this.#context.file, ...start(node), message, severity: 'error', ...(hint === undefined ? {} : { hint }) })
  }
}

function start(node: Nodes): Place {
  return { line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 }
}

/** Reads `{true}`, `{3}`, `{"x"}`; `undefined` for anything that would need running. */
function parseLiteral(expression: string): string | number | boolean | undefined {
  const single = /^\s*'([^'\\]*)'\s*$/.exec(expression)
  if (single) return single[1]
  try {
    const value: unknown = JSON.parse(expression)
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined
  } catch {
    return undefined
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0]!
}

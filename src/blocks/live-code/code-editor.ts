import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { bracketMatching, HighlightStyle, LRLanguage, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { parser } from '@lezer/javascript'

export type Editor = EditorView

/** Offsets in the text, in characters. */
export interface Selection {
  anchor: number
  head: number
}

interface EditorOptions {
  label: string
  value: string
  selection: Selection | undefined
  onChange: (value: string) => void
}

const javascript = LRLanguage.define({ name: 'javascript', parser })

/** Matches the highlighting of all other code on the site. */
const colors = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--code-comment)', fontStyle: 'italic' },
  { tag: [tags.keyword, tags.bool, tags.null, tags.self], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.className], color: 'var(--code-function)' },
  { tag: tags.definition(tags.propertyName), color: 'var(--code-property)' },
])

const theme = EditorView.theme({
  '&': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--bg)',
    color: 'var(--code-text)',
    fontSize: '0.84375rem',
  },
  '&.cm-focused': { outline: '2px solid var(--primary)', outlineOffset: '2px' },
  '.cm-scroller': { maxHeight: '34rem', fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-content': { padding: '10px 0', caretColor: 'var(--text-strong)' },
  '.cm-line': { padding: '0 12px 0 6px' },
  '.cm-gutters': { border: '0', backgroundColor: 'transparent', color: 'var(--text-muted)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--code-marked)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent' },
})

/**
 * Creates an editor in an element's shadow root. The site's security policy forbids style elements, and CodeMirror uses constructed
 * stylesheets only in shadow trees.
 */
export function createEditor(host: HTMLElement, { label, value, selection, onChange }: EditorOptions): Editor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: value,
      ...(selection && { selection: within(selection, value.length) }),
      extensions: [
        lineNumbers(),
        history(),
        bracketMatching(),
        javascript,
        syntaxHighlighting(colors),
        keymap.of([...standardKeymap, ...historyKeymap]),
        EditorView.lineWrapping,
        isFirefox ? EditorView.domEventHandlers({ beforeinput: replaceSelected }) : [],
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of((update) => update.docChanged && onChange(update.state.doc.toString())),
        theme,
      ],
    }),
  })
  if (selection) view.focus()
  return view
}

/** In a shadow tree, Firefox inserts text before a selection that spans several highlighted tokens instead of replacing it. */
const isFirefox = CSS.supports('-moz-appearance', 'none')

/** Replaces the selection. For Firefox only: in WebKit, this would lose a letter. */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  if (event.inputType !== 'insertText' || event.data === null || view.composing || view.state.selection.main.empty) return false
  view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true })
  return true
}

/** Replaces the whole text, for example on reset. */
export function showValue(editor: Editor, value: string): void {
  if (editor.state.doc.toString() === value) return
  editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: value } })
}

function within({ anchor, head }: Selection, length: number): Selection {
  return { anchor: Math.min(anchor, length), head: Math.min(head, length) }
}

import fc from 'fast-check'
import { compiling } from '../compiled.ts'
import { anyText } from '../../values/any-text.ts'
import type { FuzzKind } from '../kind.ts'

const KINDS = [
  'flowchart TD',
  'graph LR',
  'stateDiagram-v2',
  'sequenceDiagram',
  'classDiagram',
  'erDiagram',
  'flowchart',
  'pie',
  '%% a',
  '',
]
const SENTENCES = [
  'A --> B',
  'A[Some text] ==> B{Or?}',
  'B -->|yes| C((c))',
  'A & B & C --> D & E',
  'subgraph s[Name]',
  'subgraph A',
  'end',
  'direction LR',
  'A -.-> A',
  'classDef a fill:red',
  '[*] --> Idle',
  'Idle --> [*]',
  'state Idle {',
  '}',
  'participant A as a',
  'A->>B: hi',
  'A-->>A: me',
  'Note over A,B: note',
  'loop each',
  'alt a',
  'else b',
  'class A {',
  '+String name',
  'A <|-- B',
  'A "1" --> "*" B : has',
  'CUSTOMER ||--o{ ORDER : places',
  'style A fill:#f00',
  'click A "javascript:alert(1)"',
  'A["<b>x</b>"]',
  'A@{ shape: a }',
  '---',
]
const sentence = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...SENTENCES) },
  { weight: 2, arbitrary: fc.tuple(fc.nat(40), fc.nat(40)).map(([from, to]) => `n${from} --> n${to}`) },
  { weight: 1, arbitrary: anyText(20) },
)
const lines = fc.oneof(
  { weight: 20, arbitrary: fc.array(sentence, { maxLength: 12 }) },
  { weight: 1, arbitrary: fc.tuple(sentence, fc.nat(400)).map(([each, count]) => Array.from({ length: count }, () => each)) },
)

const open = () =>
  compiling((diagram: string) => ({
    file: 'a.mdx',
    source: `---\ntitle: A\n---\n\`\`\`mermaid\n${diagram.replaceAll('`', "'")}\n\`\`\`\n`,
  }))

const names = (letter: string, count: number) => Array.from({ length: count }, (_, index) => `${letter}${index}`).join(' & ')

export default {
  about: 'Mermaid statements of every kind of diagram in random order',
  inputs: fc.tuple(fc.constantFrom(...KINDS), lines).map(([kind, body]) => [kind, ...body].join('\n')),
  attacks: {
    '900 arrows: more than 30 s': `flowchart TD\n${names('a', 30)} --> ${names('b', 30)}`,
    'as many arrows as there may be': `flowchart TD\n${names('a', 10)} --> ${names('b', 10)}`,
    'a million arrows': `flowchart TD\n${names('a', 1000)} --> ${names('b', 1000)}`,
  },
  // Each graph has two layouts, and the layout engine is large.
  floor: 4000,
  open,
} satisfies FuzzKind<string>

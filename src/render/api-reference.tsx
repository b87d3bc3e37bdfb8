import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { ComponentType } from 'react'
import type { Messages } from '../messages/messages.ts'
import { codeHtml } from './code.ts'
import { consoleProps, type ConsoleProps } from '../openapi/console.ts'
import type { ApiReference, Operation } from '../openapi/reference.ts'
import type { RequestSample } from '../openapi/samples.ts'
import { ApiReferenceView } from '../theme/api/ApiReferenceView.tsx'
import { code } from '../blocks/code/block.ts'
import { Island } from '../blocks/island.tsx'
import LanguageSwitch from '../blocks/language-switch/view.tsx'
import { languageSwitch } from '../blocks/language-switch/block.ts'
import { table } from '../blocks/table/block.ts'
import { tryIt } from '../blocks/try-it/block.ts'
import TryIt from '../blocks/try-it/view.tsx'
import { MessagesContext } from '../theme/state/messages.tsx'

/** An API, and request samples in several languages by operation. */
export interface ApiWithSamples {
  api: ApiReference
  samples: Record<string, RequestSample[]>
  /** How to allow this site's origin on the API's server (`corsHint` in the configuration). */
  corsHint?: string | undefined
}

/** Blocks whose styles an API reference needs. */
export const apiBlocks = [code, table, languageSwitch, tryIt]

/** Maximum number of operations with syntax highlighting; its elements make up two thirds of a long page. */
const COLORED_OPERATIONS = 20

/** Renders an API to HTML. Consoles are islands. */
export function renderApi({ api, samples, corsHint }: ApiWithSamples, messages: Messages): string {
  const isColored = Object.keys(samples).length <= COLORED_OPERATIONS
  const code: CodeToHtml = (text, language) => codeHtml(text, isColored ? language : 'text', messages)
  return renderToStaticMarkup(
    <MessagesContext value={messages}>
      <ApiReferenceView
        api={api}
        request={(operation) => (
          <>
            <Samples operation={operation} samples={samples[operation.id] ?? []} code={code} />
            <Html html={consoleHtml(consoleProps(operation, { ...api, corsHint }), `${operation.id}-try`, messages)} />
          </>
        )}
        code={(text, language) => <Html html={code(text, language)} />}
      />
    </MessagesContext>,
  )
}

type CodeToHtml = (text: string, language: string) => string

function Samples({ operation, samples, code: show }: { operation: Operation; samples: RequestSample[]; code: CodeToHtml }) {
  const items = samples.map(({ value, label, language, code }) => ({ value, label, html: show(code, language) }))
  return <LanguageSwitch uid={operation.id} title={`${operation.method} ${operation.path}`} items={items} />
}

/** An island's own React root within static HTML. */
function consoleHtml(props: ConsoleProps, uid: string, messages: Messages): string {
  return renderToString(
    <MessagesContext value={messages}>
      <Island uid={uid} name={tryIt.name} props={props} view={TryIt as ComponentType<object>} />
    </MessagesContext>,
    { identifierPrefix: uid },
  )
}

function Html({ html }: { html: string }) {
  return <div className="html" dangerouslySetInnerHTML={{ __html: html }} />
}

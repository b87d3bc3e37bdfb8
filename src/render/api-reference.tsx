import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { ComponentType } from 'react'
import { codeHtml } from './code.ts'
import { consoleProps } from '../openapi/console.ts'
import type { ApiReference, Operation } from '../openapi/reference.ts'
import type { RequestSample } from '../openapi/samples.ts'
import { ApiReferenceView } from '../theme/api/ApiReferenceView.tsx'
import { Island } from '../theme/blocks/Island.tsx'
import { LanguageSwitch } from '../theme/blocks/Tabs.tsx'
import TryIt from '../theme/blocks/TryIt.tsx'

/** An API with its requests in several languages, by operation. */
export interface ApiWithSamples {
  api: ApiReference
  samples: Record<string, RequestSample[]>
}

/** Above so many operations, code has no colours: they are two thirds of a long page's elements. */
const COLORED_OPERATIONS = 20

/** Renders an API to HTML; the consoles are islands. */
export function renderApi({ api, samples }: ApiWithSamples): string {
  const isColored = Object.keys(samples).length <= COLORED_OPERATIONS
  const code: CodeToHtml = (text, language) => codeHtml(text, isColored ? language : 'text')
  return renderToStaticMarkup(
    <ApiReferenceView
      api={api}
      request={(operation) => (
        <>
          <Samples operation={operation} samples={samples[operation.id] ?? []} code={code} />
          <Console operation={operation} api={api} />
        </>
      )}
      code={(text, language) => <Html html={code(text, language)} />}
    />,
  )
}

type CodeToHtml = (text: string, language: string) => string

function Samples({ operation, samples, code: show }: { operation: Operation; samples: RequestSample[]; code: CodeToHtml }) {
  const items = samples.map(({ value, label, language, code }) => ({ value, label, html: show(code, language) }))
  return <LanguageSwitch uid={operation.id} title={`${operation.method} ${operation.path}`} items={items} />
}

function Console({ operation, api }: { operation: Operation; api: ApiReference }) {
  const uid = `${operation.id}-try`
  // A root of its own, inside of static HTML.
  return (
    <Html
      html={renderToString(
        <Island uid={uid} name="TryIt" props={consoleProps(operation, api)} component={TryIt as ComponentType<object>} />,
        {
          identifierPrefix: uid,
        },
      )}
    />
  )
}

function Html({ html }: { html: string }) {
  return <div className="html" dangerouslySetInnerHTML={{ __html: html }} />
}

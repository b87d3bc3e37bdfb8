import { isDeepStrictEqual } from 'node:util'
import type { HttpAnswer } from '../harness/answer.ts'
import type { Fence } from '../harness/document.ts'
import { runClientProgram } from '../harness/client.ts'
import type { Section } from './guide.ts'
import type { Reader } from './reader.ts'
import type { Walk } from './walk.ts'

/** Runs the section's samples. Adjacent samples must get the same response. */
export async function requestTrails({ section }: Reader, walk: Walk): Promise<void> {
  let previous: HttpAnswer | undefined
  for (const { language, mark } of section.fences) {
    if (mark?.kind !== 'walkthrough') continue
    const fence = walk.guide.sample(section, language)
    const answer = walk.steady.answer(await answerTo(fence, { walk, section }))
    if (answer.status !== (mark.status ?? 200)) throw new Error(`The ${language} sample gets ${answer.status}: ${answer.body}`)
    if (previous && !isDeepStrictEqual(previous, answer)) throw new Error(`The ${language} sample gets another answer: ${answer.body}`)
    previous = answer
    walk.answers.set(fence, answer)
  }
}

async function answerTo(fence: Fence, { walk, section }: { walk: Walk; section: Section }): Promise<HttpAnswer> {
  const { server } = walk
  server.last = undefined
  if (fence.language === 'http') await fetch(fence.code.replace(/^GET http:\/\/localhost:1337/, `http://${server.host}`))
  else {
    const printed = await runClientProgram(fence, server.host)
    // For curl, the output is the response; a program's output is in the text.
    if (fence.language === 'js') section.value(printed.trim())
  }
  if (!server.last) throw new Error(`The ${fence.language} sample sends no request.`)
  return server.last
}

import { useCallback, useEffect, useRef, useState } from 'react'
import type { LoadAskService } from '../state/ask.tsx'
import { reasonOf } from './failure.ts'
import { keepTurns, keptTurns, MAX_TURNS } from './kept-turns.ts'
import { begunTurn, type Turn, withPart } from './turn.ts'

/** State of a conversation: one question is answered at a time, and turns are stored for the session. */
export function useConversation(loadService: LoadAskService, currentSet: string) {
  const [turns, setTurns] = useState(keptTurns)
  /** ID of the turn whose answer was completed last. */
  const [ended, setEnded] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const next = useRef((turns.at(-1)?.id ?? 0) + 1)
  const isAnswering = turns.at(-1)?.status === 'answering'

  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])
  useEffect(() => {
    if (!isAnswering) keepTurns(turns)
  }, [turns, isAnswering])

  const change = (id: number, update: (turn: Turn) => Turn) => setTurns((all) => all.map((turn) => (turn.id === id ? update(turn) : turn)))

  const ask = async (question: string) => {
    stop()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const id = next.current++
    const history = turns.map((turn) => turn.question)
    setEnded(undefined)
    setTurns((all) => [...all, begunTurn(id, question)].slice(-MAX_TURNS))
    try {
      const service = await loadService()
      if (!('ask' in service)) return
      for await (const part of service.ask(question, { history, currentSet, signal })) {
        signal.throwIfAborted()
        change(id, (turn) => withPart(turn, part))
      }
      change(id, (turn) => ({ ...turn, status: 'answered' }))
    } catch (error) {
      const failure = reasonOf(error) ?? 'unknown'
      change(id, (turn) => (signal.aborted ? { ...turn, status: 'stopped' } : { ...turn, status: 'failed', failure }))
    }
    // Don't announce an answer if the reader has already asked another question.
    if (running.current === controller) setEnded(id)
  }

  const clear = () => {
    stop()
    setTurns([])
  }
  return {
    turns,
    ended: turns.find(({ id }) => id === ended),
    isAnswering,
    ask: (question: string) => void ask(question),
    vote: (id: number, vote: 'yes' | 'no') => change(id, (turn) => ({ ...turn, vote })),
    stop,
    clear,
  }
}

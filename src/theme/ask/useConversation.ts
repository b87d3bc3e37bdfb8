import { useCallback, useEffect, useRef, useState } from 'react'
import type { LoadAskService } from '../state/ask.tsx'
import { reasonOf } from './failure.ts'
import { begunTurn, type Turn, withPart } from './turn.ts'

/** Questions and answers of one window; one question at a time. */
export function useConversation(loadService: LoadAskService, currentSet: string) {
  const [turns, setTurns] = useState<Turn[]>([])
  const running = useRef<AbortController>(undefined)
  const next = useRef(1)

  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])

  const ask = async (question: string) => {
    stop()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const id = next.current++
    const change = (update: (turn: Turn) => Turn) => setTurns((all) => all.map((turn) => (turn.id === id ? update(turn) : turn)))
    const history = turns.map((turn) => turn.question)
    setTurns((all) => [...all, begunTurn(id, question)])
    try {
      const service = await loadService()
      if (!('ask' in service)) return
      for await (const part of service.ask(question, { history, currentSet, signal })) {
        signal.throwIfAborted()
        change((turn) => withPart(turn, part))
      }
      change((turn) => ({ ...turn, status: 'answered' }))
    } catch (error) {
      const failure = reasonOf(error) ?? 'unknown'
      change((turn) => (signal.aborted ? { ...turn, status: 'stopped' } : { ...turn, status: 'failed', failure }))
    }
  }

  const clear = () => {
    stop()
    setTurns([])
  }
  return {
    turns,
    isAnswering: turns.at(-1)?.status === 'answering',
    ask: (question: string) => void ask(question),
    stop,
    clear,
  }
}

import { useEffect, useState } from 'react'
import { laterRows, rows, total } from './files.ts'

const all = [...rows, total, ...laterRows]

/** Renders the playground's files, and whether they are loaded. */
export default function PlaygroundFiles() {
  const loaded = useLoaded()
  return (
    <div className="table">
      <table>
        <thead>
          <tr>
            <th>What is loaded</th>
            <th>Size</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ what, size, paths }) => (
            <tr key={what}>
              <td>{what}</td>
              <td>
                {size}
                {paths.every((path) => loaded.has(path)) && ', loaded'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Returns the paths of loaded files, whatever loaded them. */
function useLoaded(): ReadonlySet<string> {
  const [loaded, setLoaded] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const names = list.getEntries().map(({ name }) => name)
      const found = all.flatMap(({ paths }) => paths.filter((path) => names.some((name) => name.endsWith(path))))
      if (found.length > 0) setLoaded((before) => new Set([...before, ...found]))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return loaded
}

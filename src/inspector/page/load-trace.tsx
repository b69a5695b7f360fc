import { useState } from 'react'
import type { Chart } from '../chart'
import { parseTrace, type Trace } from '../trace'

/** Loads a trace from a file, to look at it without the portal that it comes from. */
export const LoadTrace = ({ load }: { readonly load: (trace: Trace & { readonly chart: Chart }) => void }) => {
  const [error, setError] = useState('')
  const read = async (file: File) => {
    const trace = await file.text().then(parseTrace, () => 'The file cannot be read.')
    if (typeof trace === 'string') setError(trace)
    else if (trace.chart === undefined) setError('The trace has no chart: it is a test. Replay it instead.')
    else {
      setError('')
      load({ ...trace, chart: trace.chart })
    }
  }
  return (
    <div className="load">
      {error && <span role="alert">{error} </span>}
      <label>
        Load trace
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const file = target.files?.[0]
            target.value = ''
            if (file) void read(file)
          }}
        />
      </label>
    </div>
  )
}

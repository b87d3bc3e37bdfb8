import type { AuthScheme } from '../../openapi/reference.ts'
import type { RequestShape } from '../../openapi/request.ts'
import { useAllMessages } from '../../theme/state/messages.tsx'
import { INCLUDE_COOKIES } from './console-form.ts'

interface CookieChoiceProps {
  id: string
  parameters: RequestShape['parameters']
  auth: AuthScheme[][]
}

/** Checkbox for sending the browser's cookies, for operations that use cookies. */
export function CookieChoice({ id, parameters, auth }: CookieChoiceProps) {
  const messages = useAllMessages()
  const cookies = parameters.filter((parameter) => parameter.in === 'cookie')
  const keys = auth.flat().filter(({ carrier }) => carrier?.in === 'cookie')
  if (cookies.length + keys.length === 0) return null
  const isNeeded = keys.length > 0 || cookies.some(({ isRequired }) => isRequired)
  return (
    <div>
      <label className="try-it-check">
        <input type="checkbox" name={INCLUDE_COOKIES} defaultChecked={isNeeded} aria-describedby={id} /> {messages.console.sendCookies}
      </label>
      <p id={id} className="try-it-note">
        {messages.console.sendCookiesNote}
      </p>
    </div>
  )
}

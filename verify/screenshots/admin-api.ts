import { emailOf, PASSWORD } from './user.ts'

/** The admin panel's own HTTP API, as Kai, the Super Admin. */
export class AdminApi {
  readonly #address: string
  readonly #token: string

  private constructor(address: string, token: string) {
    this.#address = address
    this.#token = token
  }

  /** @throws when the server doesn’t know Kai */
  static async logIn(address: string): Promise<AdminApi> {
    const anonymous = new AdminApi(address, '')
    const { data } = (await anonymous.send('POST', '/admin/login', { email: emailOf('kai'), password: PASSWORD })) as {
      data: { token: string }
    }
    return new AdminApi(address, data.token)
  }

  /**
   * Sends a request with a JSON body, or a form.
   * @param path from the server's root: `/admin/…`, `/content-manager/…`, `/upload/…`
   * @throws when the answer isn't a success
   */
  async send(method: string, path: string, body?: object | FormData): Promise<unknown> {
    const isForm = body instanceof FormData
    const response = await fetch(this.#address + path, {
      method,
      headers: {
        ...(this.#token === '' ? {} : { Authorization: `Bearer ${this.#token}` }),
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text.slice(0, 300)}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}

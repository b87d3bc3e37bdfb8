import { emailOf, PASSWORD } from './user.ts'

/** HTTP API of the admin panel, authenticated as Kai, the Super Admin. */
export class AdminApi {
  readonly #address: string
  readonly #token: string

  private constructor(address: string, token: string) {
    this.#address = address
    this.#token = token
  }

  /** @throws Error if the login fails */
  static async logIn(address: string): Promise<AdminApi> {
    const anonymous = new AdminApi(address, '')
    const { data } = (await anonymous.send('POST', '/admin/login', { email: emailOf('kai'), password: PASSWORD })) as {
      data: { token: string }
    }
    return new AdminApi(address, data.token)
  }

  /**
   * Sends a request with a JSON body or a form.
   * @param path starts with `/admin/`, `/content-manager/`, `/upload/`, …
   * @throws Error if the response isn't a success
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

/** Only `data` in bodies and common query parameters are needed. The rest is documentation that the playground doesn't read. */
export class CoreContentTypeRouteValidator {
  readonly document = {}
  readonly documents = {}
  readonly documentID = {}
  readonly body = { shape: { data: {} } }
  readonly partialBody = this.body
  queryParams = () => ({})
}

/** A body may have `data`, and a query what all have. The rest is described, and not looked at. */
export class CoreContentTypeRouteValidator {
  readonly document = {}
  readonly documents = {}
  readonly documentID = {}
  readonly body = { shape: { data: {} } }
  readonly partialBody = this.body
  queryParams = () => ({})
}

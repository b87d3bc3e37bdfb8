import { HttpClient } from '@angular/common/http'
import { Component, inject, signal } from '@angular/core'
import { switchMap } from 'rxjs'
import { RestaurantsComponent } from './restaurants.component'
import { Session } from './session'
import { StrapiService } from './strapi.service'

const API = 'http://localhost:1337/api'
const USER = { identifier: 'noor@portalder.example', password: 'Password123' }

@Component({
  selector: 'app-root',
  imports: [RestaurantsComponent],
  template: `
    <app-restaurants />
    <button (click)="create()">Create a dish</button>
    <button (click)="change()">Change its price</button>
    <p role="status">{{ message() }}</p>
  `,
})
export class App {
  private readonly http = inject(HttpClient)
  private readonly session = inject(Session)
  private readonly strapi = inject(StrapiService)
  private documentId = ''
  protected readonly message = signal('')

  protected create() {
    this.strapi.createDish(USER, { name: 'Kelp Dumplings', price: 11 }).subscribe((dish) => {
      this.documentId = dish.documentId
      this.message.set(`Created: ${dish.name}`)
    })
  }

  protected change() {
    this.http
      .post<{ jwt: string }>(`${API}/auth/local`, USER)
      .pipe(
        switchMap(({ jwt }) => {
          this.session.jwt = jwt
          return this.http.put<{ data: { price: number } }>(`${API}/dishes/${this.documentId}`, { data: { price: 26 } })
        }),
      )
      .subscribe(({ data }) => this.message.set(`Price: ${data.price}`))
  }
}

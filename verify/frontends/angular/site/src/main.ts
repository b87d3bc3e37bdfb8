import { provideHttpClient, withInterceptors } from '@angular/common/http'
import { mergeApplicationConfig } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { App } from './app/app'
import { appConfig } from './app/app.config'
import { strapiAuthorization } from './app/session'

// The page about dishes uses the interceptor, which the guide adds later.
const withSession = mergeApplicationConfig(appConfig, { providers: [provideHttpClient(withInterceptors([strapiAuthorization]))] })

bootstrapApplication(App, location.pathname === '/dishes' ? withSession : appConfig).catch((error) => console.error(error))

import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A certificate for `localhost` during a run. */
export interface Certificate {
  key: string
  cert: string
  /** Public key fingerprint for Chromium to trust. Ignoring certificate errors instead would disable the HTTP cache. */
  fingerprint: string
}

/** Creates a certificate for localhost. @throws Error if `openssl` isn't installed */
export function makeCertificate(): Certificate {
  const dir = mkdtempSync(join(tmpdir(), 'bench-certificate-'))
  try {
    const [keyFile, certFile] = [join(dir, 'key.pem'), join(dir, 'cert.pem')]
    const subject = ['-nodes', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '30']
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', keyFile, '-out', certFile, ...subject], { stdio: 'ignore' })
    const [key, cert] = [readFileSync(keyFile, 'utf8'), readFileSync(certFile, 'utf8')]
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
  } finally {
    rmSync(dir, { recursive: true })
  }
}

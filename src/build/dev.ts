/** Placeholder until the thin slice stands. */
export async function startDev(_: { docs: string | undefined; cacheDir: string; host: string; port: number }): Promise<{ url: string; close(): Promise<void> }> {
  throw new Error('not yet')
}

/** Name of the only policy that the security policy lets a page make (`client/trusted.ts`). */
export const TRUSTED_TYPES_POLICY = 'docs'

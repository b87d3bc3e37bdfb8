/** Name of the only Trusted Types policy that the security policy allows (`client/trusted.ts`). */
export const TRUSTED_TYPES_POLICY = 'docs'

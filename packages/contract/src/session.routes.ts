// Made from session.schema.ts by `npm run routes`.
export const logout = { method: 'POST', path: '/auth/logout/' } as const;

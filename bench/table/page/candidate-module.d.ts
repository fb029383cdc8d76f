declare module '#candidate' {
  export const candidate: import('./candidate.ts').Candidate;
}

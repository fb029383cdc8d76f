declare module '#calendar' {
  export const candidate: import('./candidate.ts').Candidate;
}

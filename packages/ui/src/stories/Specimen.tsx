import type { ReactNode } from 'react';
import { vars } from '../theme/contract.css.ts';

// Written at the elements: code of a story that is copied has them with it.

/** Stacks the rows of a story that shows several looks at once. */
export const Specimen = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'grid', gap: vars.space[4], justifyItems: 'start' }}>{children}</div>
);

/** One row of looks with its name in front. */
export const SpecimenRow = ({ label, children }: { label?: string; children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] }}>
    {label !== undefined && (
      <span style={{ inlineSize: '6rem', color: vars.color.text.muted, fontSize: vars.text.caption.size }}>
        {label}
      </span>
    )}
    {children}
  </div>
);

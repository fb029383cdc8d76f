import { useEffect } from 'react';
import type { Paper } from './paper.ts';

/** Tells the browser's print which paper is meant, as long as the component stands. */
export function usePageSize({ widthMm, heightMm, marginMm }: Paper): void {
  useEffect(() => {
    // A sheet of its own: a policy that forbids styles in the page has nothing against it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${widthMm}mm ${heightMm}mm; margin: ${marginMm}mm }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [widthMm, heightMm, marginMm]);
}

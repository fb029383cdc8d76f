import { type ReactNode, useEffect } from 'react';
import { ConfirmOutlet } from '../../flow/ConfirmDialog/ConfirmOutlet.tsx';
import { ToastOutlet } from '../../flow/Toast/ToastOutlet.tsx';
import { LinkProvider, type LinkProviderProps } from '../../primitives/Link/LinkProvider.tsx';
import { LocaleProvider, type LocaleProviderProps } from '../../texts/LocaleProvider.tsx';
import type { ConflictTexts } from '../../texts/conflict-texts.ts';
import type { DateTexts } from '../../texts/date-texts.ts';
import type { FlowTexts } from '../../texts/flow-texts.ts';
import { TextsProvider } from '../../texts/TextsProvider.tsx';
import type { Texts } from '../../texts/texts.ts';
import { ThemeProvider, type ThemeProviderProps } from '../../theme/ThemeProvider.tsx';

export interface UiProviderProps
  extends
    Omit<ThemeProviderProps, 'children'>,
    Omit<LocaleProviderProps, 'children'>,
    Omit<LinkProviderProps, 'children'> {
  /** Words in another language. */
  texts?: Partial<Texts & FlowTexts & ConflictTexts & DateTexts>;
  children: ReactNode;
}

const english: Partial<Texts & FlowTexts & ConflictTexts & DateTexts> = {};

/** What two clicks may do: it comes with the first press, as there is no second one before. */
const useSecondClicks = () =>
  useEffect(() => {
    const page = new AbortController();
    const { signal } = page;
    const start = async (press: PointerEvent) => {
      const { guardSecondClicks } = await import('./second-clicks.ts');
      guardSecondClicks(window, signal, press);
    };
    window.addEventListener('pointerdown', (press) => void start(press), {
      capture: true,
      once: true,
      signal,
    });
    return () => page.abort();
  }, []);

/** Everything that the kit needs once at the top of an application: theme, language, links, and the two outlets. */
export const UiProvider = ({
  children,
  texts = english,
  locale,
  timeZone,
  navigate,
  useHref,
  ...theme
}: UiProviderProps) => {
  useSecondClicks();
  return (
    <ThemeProvider {...theme}>
      <LocaleProvider locale={locale} timeZone={timeZone}>
        <TextsProvider texts={texts}>
          <LinkProvider navigate={navigate} {...(useHref === undefined ? {} : { useHref })}>
            {children}
            <ConfirmOutlet />
            <ToastOutlet />
          </LinkProvider>
        </TextsProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
};

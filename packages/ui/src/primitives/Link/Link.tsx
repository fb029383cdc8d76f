import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { tones } from '../../theme/tone.css.ts';
import { button, content } from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { link } from './Link.css.ts';

type Bare = Omit<AriaLinkProps, 'className' | 'style' | 'children' | 'render'> & {
  ref?: Ref<HTMLAnchorElement>;
  /** For cells of tables: the table is one stop of the tab order, and the arrow keys reach what is in it. */
  excludeFromTabOrder?: boolean;
};

export interface LinkProps extends Bare {
  children: ReactNode;
  /** `standalone` in tables and lists (underlined on hover), `inline` in running text (always underlined). */
  look?: 'standalone' | 'inline' | 'quiet';
  /** For ids: digits of one width, never broken over lines. */
  isNumeric?: boolean;
}

/** Leads to another place. Inside the application it goes through the router of `LinkProvider`. */
export const Link = ({ children, look = 'standalone', isNumeric = false, ...props }: LinkProps) => (
  <AriaLink data-component="Link" {...props} className={link({ look, isNumeric })}>
    {children}
  </AriaLink>
);

export interface ButtonLinkProps extends Bare, ButtonLook {
  children: ReactNode;
  /** A lucide icon before the words. */
  icon?: ReactNode;
}

/** A link that looks like a button: for "go and do", never for "do". */
export const ButtonLink = ({
  children,
  icon,
  tone = 'neutral',
  variant = 'outline',
  size = 'medium',
  ...props
}: ButtonLinkProps) => (
  <AriaLink
    data-component="ButtonLink"
    {...props}
    className={`${tones[tone]} ${button({ tone, variant, size })}`}
  >
    <span className={content}>
      {icon !== undefined && <Icon>{icon}</Icon>}
      {children}
    </span>
  </AriaLink>
);

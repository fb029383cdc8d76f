import { kitSizes } from './kit-sizes.ts';

// Storybook's pages know no Markdown tables without a plugin; these are the tables that every page has.

/** Keys and what they do. */
export const KeyTable = ({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) => (
  <table>
    <thead>
      <tr>
        <th>Key</th>
        <th>What it does</th>
      </tr>
    </thead>
    <tbody>
      {keys.map(([key, does]) => (
        <tr key={key}>
          <td>{key}</td>
          <td>{does}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface FactsProps {
  /** `stable` keeps its promises of the semver table, `new` may still change in a minor version. */
  status: 'stable' | 'new' | 'deprecated';
  /** The entries that the page is about: each component of the kit has one page. */
  of: readonly string[];
  /** Which checks ran: axe, keyboard stories, themes, screen readers by hand. */
  accessibility?: string;
}

/** How far a component is, what it weighs and how its accessibility was checked. */
export const Facts = ({ status, of, accessibility }: FactsProps) => (
  <>
    <table>
      <tbody>
        <tr>
          <th scope="row">Status</th>
          <td>{status}; story ids and data-component are public and are kept</td>
        </tr>
        {accessibility !== undefined && (
          <tr>
            <th scope="row">Accessibility</th>
            <td>{accessibility}</td>
          </tr>
        )}
      </tbody>
    </table>
    <table>
      <thead>
        <tr>
          <th>kB gzip beyond React, all of the entry used</th>
          <th>Alone on a page</th>
          <th>Beside UiProvider and Button</th>
          <th>Fetched later</th>
        </tr>
      </thead>
      <tbody>
        {of.map((entry) => (
          <tr key={entry}>
            <th scope="row">
              <code>@crt/ui/{entry}</code>
            </th>
            <td>{kitSizes[entry]?.alone ?? '–'}</td>
            <td>{kitSizes[entry]?.beside ?? '–'}</td>
            <td>{kitSizes[entry]?.later ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

/** What to do beside what not to do. */
export const DoDont = ({ pairs }: { pairs: readonly (readonly [good: string, bad: string])[] }) => (
  <table>
    <thead>
      <tr>
        <th>Do</th>
        <th>Don&apos;t</th>
      </tr>
    </thead>
    <tbody>
      {pairs.map(([good, bad]) => (
        <tr key={good}>
          <td>{good}</td>
          <td>{bad}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

interface Choice {
  /** What one has to do, as one would say it. */
  need: string;
  /** Name of the component. */
  use: string;
  /** Id of its page: `components-overlays-dialog--guide`. */
  page: string;
  /** Why this one and none of its neighbours. */
  because: string;
}

/** Which of several components fits which need, with the way to its page. */
export const ChoiceTable = ({ choices }: { choices: readonly Choice[] }) => (
  <table>
    <thead>
      <tr>
        <th>You want to</th>
        <th>Use</th>
        <th>Because</th>
      </tr>
    </thead>
    <tbody>
      {choices.map(({ need, use, page, because }) => (
        <tr key={need}>
          <td>{need}</td>
          <td>
            <a href={`?path=/docs/${page}`} target="_top">
              {use}
            </a>
          </td>
          <td>{because}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

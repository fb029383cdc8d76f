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
  /** kB gzip beyond React when it is the only thing of the kit on a page, and what loads later. */
  size: string;
  /** Which checks ran: axe, keyboard stories, themes, screen readers by hand. */
  accessibility: string;
}

/** How far a component is, what it weighs and how its accessibility was checked. */
export const Facts = ({ status, size, accessibility }: FactsProps) => (
  <table>
    <tbody>
      <tr>
        <th scope="row">Status</th>
        <td>{status}</td>
      </tr>
      <tr>
        <th scope="row">Size</th>
        <td>{size}</td>
      </tr>
      <tr>
        <th scope="row">Accessibility</th>
        <td>{accessibility}</td>
      </tr>
    </tbody>
  </table>
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

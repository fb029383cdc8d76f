import { Link } from '@crt/ui/Link';
import { Inline } from '@crt/ui/Stack';
import { Text } from '@crt/ui/Text';
import { neighboursTexts as texts } from './neighbours.texts.ts';

/** A record beside another one in a list: null where there is none. */
export interface Neighbour {
  readonly id: number | null;
  /** What it is known by, such as its number. */
  readonly name: string | null;
}

export interface RecordNeighboursProps {
  readonly previous: Neighbour;
  readonly next: Neighbour;
  readonly hrefOf: (id: number) => string;
}

/** Which records come before and after this one in the list that one came from (L6, O3, P7). */
export const RecordNeighbours = ({ previous, next, hrefOf }: RecordNeighboursProps) => (
  <Inline gap={4}>
    <NeighbourLink label={texts.previous} {...previous} hrefOf={hrefOf} />
    <NeighbourLink label={texts.next} {...next} hrefOf={hrefOf} />
  </Inline>
);

interface NeighbourLinkProps extends Neighbour {
  readonly label: string;
  readonly hrefOf: (id: number) => string;
}

const NeighbourLink = ({ label, id, name, hrefOf }: NeighbourLinkProps) => (
  <Inline gap={1}>
    <Text tone="muted">{`${label}:`}</Text>
    {id === null ? (
      <Text tone="muted">{texts.none}</Text>
    ) : (
      <Link href={hrefOf(id)} isNumeric>
        {name ?? texts.none}
      </Link>
    )}
  </Inline>
);

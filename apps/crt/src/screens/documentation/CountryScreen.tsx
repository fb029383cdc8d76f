import { ButtonLink } from '@crt/ui/Link';
import country from '../../resources/country.resource.ts';
import region from '../../resources/region.resource.ts';
import { ResourceScreen } from '../../resources/resource-kit/ResourceScreen.tsx';
import { paths } from '../../routes/paths.ts';
import { useQuery } from '../../routes/location.ts';

/** Countries, and behind a button of theirs the regions that they are in: regions have no screen of their own (S4). */
export default function CountryScreen() {
  const [query] = useQuery();
  if (query.get('shown') === 'regions')
    return (
      <ResourceScreen
        key="regions"
        resource={region}
        back={{ label: country.name, href: paths.countries() }}
      />
    );
  return (
    <ResourceScreen
      key="countries"
      resource={country}
      actions={<ButtonLink href={paths.countries('regions')}>{region.name}</ButtonLink>}
    />
  );
}

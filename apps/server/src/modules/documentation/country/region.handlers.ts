import type { HandlerPart } from '../../../contract/handlers.ts';
import { referenceResource } from '../../reference-data/reference-resource.ts';
import { mostRegions } from '../entry-limits.ts';
import { countries } from './country.tables.ts';
import { regions } from './region.tables.ts';

/** Regions: they have no screen of their own, that of the countries maintains them (S4). */
export const regionList = referenceResource({
  kind: 'region',
  noun: 'region',
  table: regions,
  most: mostRegions,
  fields: { name: { label: 'Name' } },
  usedBy: [{ one: 'country', many: 'countries', column: countries.regionId, named: countries.name }],
});

export const regionHandlers = {
  listConfiguredRegions: regionList.list,
  addRegion: regionList.add,
  updateRegion: regionList.edit,
  deleteRegion: regionList.remove,
} satisfies HandlerPart;

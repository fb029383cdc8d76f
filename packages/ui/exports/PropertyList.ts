export { Property, PropertyList } from '../src/data/PropertyList/PropertyList.tsx';
export type {
  PropertyLayout,
  PropertyListProps,
  PropertyProps,
} from '../src/data/PropertyList/PropertyList.tsx';

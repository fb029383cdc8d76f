import type { Access } from '@crt/domain/permission';
import { resourceScreen } from '../resources/resource-screen.tsx';
import type { MenuPlace, RouteRow } from './route.ts';

const place = (section: MenuPlace['section'], label: string): readonly MenuPlace[] => [{ section, label }];

/** One of the six lists of the documentation's own configuration. */
function list(name: string, title: string, screen: Required<RouteRow>['screen']): RouteRow {
  const access: Access = ['CanManageEDocSystemConfiguration'];
  return {
    path: `/Documentation/${name}`,
    title,
    access,
    screen,
    menu: [{ section: 'configuration', group: 'Documentation', label: title }],
  };
}

/** Electronic documentation (S2 §2.2). */
export const documentationRoutes: readonly RouteRow[] = [
  {
    path: '/Documentation/Document',
    title: 'Documents',
    access: ['CanReadDocuments'],
    screen: () => import('../screens/documents/DocumentListScreen.tsx'),
    reads: () => import('../screens/documents/DocumentList.reads.ts'),
    menu: place('documents', 'Documents'),
  },
  {
    path: '/Documentation/Document/:id',
    section: 'documents',
    title: 'Document Details',
    access: ['CanReadDocuments'],
    screen: () => import('../screens/documents/DocumentScreen.tsx'),
  },
  {
    path: '/Documentation/Document/:id/Coverage',
    section: 'documents',
    title: 'Coverage',
    access: ['CanReadDocuments'],
    screen: () => import('../screens/documents/DocumentCoverageScreen.tsx'),
  },
  {
    path: '/Documentation/Document/Export',
    title: 'Document Export',
    access: ['CanExportDocuments'],
    screen: () => import('../screens/documents/DocumentExportScreen.tsx'),
    menu: place('documents', 'Document Export'),
  },
  {
    path: '/Documentation/DocumentImport',
    title: 'Document Import',
    access: ['CanImportDocuments'],
    screen: () => import('../screens/document-imports/DocumentImportScreen.tsx'),
    menu: place('documents', 'Document Import'),
  },
  {
    path: '/Documentation/DocumentImport/List',
    title: 'Document Imports',
    access: ['CanImportDocuments'],
    screen: () => import('../screens/document-imports/DocumentImportsScreen.tsx'),
    menu: place('documents', 'Document Imports'),
  },
  {
    path: '/Documentation/DocumentImport/:id',
    section: 'documents',
    title: 'Document Import Details',
    access: ['CanImportDocuments'],
    screen: () => import('../screens/document-imports/DocumentImportDetailsScreen.tsx'),
  },
  {
    path: '/Documentation/Product',
    title: 'Products',
    access: ['CanReadProducts'],
    screen: () => import('../screens/documented-products/ProductListScreen.tsx'),
    reads: () => import('../screens/documented-products/ProductList.reads.ts'),
    menu: place('products', 'Products'),
  },
  {
    path: '/Documentation/Product/:id',
    section: 'products',
    title: 'Product Details',
    access: ['CanReadProducts'],
    screen: () => import('../screens/documented-products/ProductScreen.tsx'),
  },
  {
    path: '/Documentation/Product/Export',
    title: 'Product Export',
    access: ['CanExportProducts'],
    screen: () => import('../screens/documented-products/ProductExportScreen.tsx'),
    menu: place('products', 'Product Export'),
  },
  {
    path: '/Documentation/ProductImport',
    title: 'Product Import',
    access: ['CanImportProducts'],
    screen: () => import('../screens/product-imports/ProductImportScreen.tsx'),
    menu: place('products', 'Product Import'),
  },
  {
    path: '/Documentation/ProductImport/List',
    title: 'Product Imports',
    access: ['CanImportProducts'],
    screen: () => import('../screens/product-imports/ProductImportsScreen.tsx'),
    menu: place('products', 'Product Imports'),
  },
  {
    path: '/Documentation/ProductImport/:id',
    section: 'products',
    title: 'Product Import Details',
    access: ['CanImportProducts'],
    screen: () => import('../screens/product-imports/ProductImportDetailsScreen.tsx'),
  },
  {
    path: '/Documentation/KeyCode',
    title: 'Keycodes',
    access: ['CanReadProducts'],
    screen: () => import('../screens/keycodes/KeyCodesScreen.tsx'),
    menu: place('keycodes', 'Keycodes'),
  },
  {
    path: '/Documentation/KeyCode/Export',
    title: 'Keycode Export',
    access: ['CanExportProducts'],
    screen: () => import('../screens/keycodes/KeyCodeExportScreen.tsx'),
    menu: place('keycodes', 'Keycode Export'),
  },
  {
    path: '/Documentation/Trace',
    title: 'Trace',
    access: ['CanReadProducts', 'CanReadDocuments'],
    screen: () => import('../screens/trace/TraceScreen.tsx'),
    menu: place('keycodes', 'Trace'),
  },
  list(
    'DocumentType',
    'Document Types',
    resourceScreen(() => import('../resources/document-type.resource.ts')),
  ),
  list('Country', 'Countries', () => import('../screens/documentation/CountryScreen.tsx')),
  list(
    'Division',
    'Divisions',
    resourceScreen(() => import('../resources/division.resource.ts')),
  ),
  list(
    'Portal',
    'Portals',
    resourceScreen(() => import('../resources/portal.resource.ts')),
  ),
  list(
    'Language',
    'Languages',
    resourceScreen(() => import('../resources/language.resource.ts')),
  ),
  list(
    'ProductFamily',
    'Product Families',
    resourceScreen(() => import('../resources/product-family.resource.ts')),
  ),
];

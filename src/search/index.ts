// The door of this room: texts of pages in, an index in pieces out, and the ranking of a query over the pieces it needs.
export { find, piecesFor, type Hit } from './find.ts';
export { indexPages, type PageEntry, type Piece, type SearchIndex, type SearchKind, type SearchPage } from './index-pages.ts';

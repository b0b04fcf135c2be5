export { excerpt } from './excerpt.ts';
export { FindForm } from './FindForm.tsx';
export { PagedList } from './PagedList.tsx';
export { default as rows } from './Rows.module.css';

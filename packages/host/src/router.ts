/**
 * Exports what we use of react-router-dom; sharing the whole package would disable tree shaking. `Link` uses
 * the library's hooks without its framework mode, which saves 3 KB.
 */
export {
  createPath,
  Navigate,
  NavigationType,
  Router,
  type To,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
  useNavigate,
} from 'react-router-dom';
export { Link } from './Link.tsx';

/**
 * Exports what we use of react-router-dom; sharing the whole package would disable tree shaking. `Link` uses
 * the library's hooks without its framework mode, which saves 3 KB.
 */
export {
  BrowserRouter,
  Navigate,
  NavigationType,
  Router,
  type To,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
export { Link } from './Link.tsx';

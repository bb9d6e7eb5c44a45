/**
 * The names this product uses of react-router-dom: sharing the whole package would switch tree shaking off. `Link` is
 * the library's hooks without its framework mode, which its own Link brings along (3 KB).
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

/** The names this product uses of react-router-dom. Sharing the whole package would switch tree shaking off. */
export {
  BrowserRouter,
  Link,
  Navigate,
  NavigationType,
  type Navigator,
  Router,
  type To,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

import {render} from 'preact';
import {App} from './app';
import {keepLook} from './look';
import './style/looks.css';
import './style/base.css';
import './style/play.css';
import './style/rules.css';
import './style/pages.css';
import './style/about.css';
import './style/following.css';
import './style/review.css';

keepLook();
render(<App />, document.getElementById('page')!);

if (import.meta.env.PROD) void navigator.serviceWorker?.register('./offline.js');
